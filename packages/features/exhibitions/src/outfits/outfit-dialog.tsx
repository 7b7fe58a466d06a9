import { wordsOf } from '@tsumugi/api'
import type { Exhibition, ExhibitionItem, ExhibitionOutfit } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { ConflictDialog } from '@tsumugi/records'
import { Button, confirm, Dialog, Form, TextArea, TextField, toast } from '@tsumugi/ui'
import { Trash2 } from '@tsumugi/ui/icons'
import { SinglePicture } from '../admin/single-picture.tsx'
import { outfitTexts } from './messages/catalogue.ts'
import { OutfitItems } from './outfit-items.tsx'
import { useOutfitChanges } from './outfit-queries.ts'
import { useOutfitForm } from './use-outfit-form.ts'

interface OutfitDialogProps {
  exhibition: Exhibition
  items: readonly ExhibitionItem[]
  outfit: ExhibitionOutfit | null
  onClose(): void
}

/** One outfit: what it is called, which items it is made of in which order, and how it was photographed. */
export function OutfitDialog({ exhibition, items, outfit, onClose }: OutfitDialogProps) {
  const t = useText(outfitTexts)
  const { form, conflict, leave } = useOutfitForm({ exhibition, outfit, items, onClose })
  const remove = useRemoval(outfit, onClose)
  const namesOf = (ids: unknown) =>
    (ids as number[]).map((id) => items.find((item) => item.id === id)?.name ?? '').join('、')
  return (
    <Dialog
      title={outfit ? t('edit') : t('add')}
      width={800}
      onClose={() => void leave()}
      busy={form.busy}
      closeOnOutside={false}
      note={
        outfit && (
          <Button type="plain" icon={Trash2} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        )
      }
      primary={{ label: t('save'), onClick: () => void form.submit() }}
    >
      <Form form={form} className="outfit-form">
        <TextField label={t('name')} must maxLength={200} {...form.field('name')} />
        <TextArea label={t('note')} rows={2} {...form.field('note')} />
        <OutfitItems items={items} {...form.field('itemIds')} />
      </Form>
      <ConflictDialog conflict={conflict} say={(field, value) => (field === 'itemIds' ? namesOf(value) : undefined)} />
      {outfit && <Picture outfit={outfit} />}
    </Dialog>
  )
}

function Picture({ outfit: { id, picture } }: { outfit: ExhibitionOutfit }) {
  const t = useText(outfitTexts)
  const { setPicture, removePicture } = useOutfitChanges()
  return (
    <SinglePicture
      picture={picture}
      words={{
        title: t('picture'),
        add: t('picture.add'),
        remove: t('picture.remove'),
        hint: t('picture.none'),
        failed: t('picture.failed'),
      }}
      set={(file) => setPicture({ id, body: { file } })}
      remove={() => removePicture({ id })}
    />
  )
}

function useRemoval(outfit: ExhibitionOutfit | null, onRemoved: () => void) {
  const t = useText(outfitTexts)
  const { discard } = useOutfitChanges()
  return async () => {
    if (!outfit) return
    const { id, name, lockVersion } = outfit
    const title = t('remove.sure', { name })
    if (!(await confirm({ title, message: t('remove.why'), type: 'attention', okLabel: t('remove') }))) return
    try {
      await discard({ id, query: { lockVersion } })
      onRemoved()
    } catch (error) {
      toast({ title: t('remove.failed'), message: wordsOf(error), type: 'attention' })
    }
  }
}
