import { wordsOf } from '@tsumugi/api'
import { exhibitionItems, type Exhibition, type ExhibitionItem } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { ConflictDialog } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Button, confirm, Dialog, Form, toast } from '@tsumugi/ui'
import { Trash2 } from '@tsumugi/ui/icons'
import { ItemFacts, ItemSkus } from './item-fields.tsx'
import { limitsInput, type ItemColour } from '../item-skus/item-grid.ts'
import { ItemPictures } from './item-pictures.tsx'
import type { ItemValues } from './item-values.ts'
import { itemTexts } from './messages/catalogue.ts'
import { useItemForm } from './use-item-form.ts'

interface ItemDialogProps {
  exhibition: Exhibition
  item: ExhibitionItem | null
  onClose(): void
  onSaved(): void
  /** Its pictures changed, which are kept at once: the dialog stays. */
  onChanged(): void
}

/** One item by hand: what it is, what it costs, its colours and sizes, and how many there are. */
export function ItemDialog({ exhibition, item, onClose, onSaved, onChanged }: ItemDialogProps) {
  const t = useText(itemTexts)
  const { form, conflict, leave } = useItemForm({ exhibition, item, onClose, onSaved })
  const remove = useRemoval(item, onSaved)
  return (
    <Dialog
      title={item ? item.name : t('add')}
      width={800}
      onClose={() => void leave()}
      busy={form.busy}
      closeOnOutside={false}
      note={
        item && (
          <Button type="plain" icon={Trash2} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        )
      }
      primary={{ label: t('save'), onClick: () => void form.submit() }}
    >
      <Form form={form} className="admin-form">
        <ItemFacts {...{ exhibition, form }} />
        <ItemSkus {...{ item, form }} />
      </Form>
      <ConflictDialog
        conflict={conflict}
        say={(field, value) =>
          wordsFor(field, value, exhibition, form.values) ?? (value ? undefined : t('delivery.none'))
        }
        joins={['note']}
      />
      {item && <ItemPictures item={item} onChanged={onChanged} />}
    </Dialog>
  )
}

/** What is no plain text, as people read it. */
function wordsFor(
  field: keyof ItemValues,
  value: unknown,
  { deliveryWindows }: Exhibition,
  { colours, sizes }: ItemValues,
): string | undefined {
  if (field === 'deliveryWindow') return deliveryWindows.find(({ key }) => key === value)?.label
  if (field === 'colours') return (value as ItemColour[]).map(({ name, hex }) => `${name} ${hex}`).join('\n')
  if (field === 'sizes') return (value as string[]).join('・')
  if (field !== 'limits') return String(value)
  return limitsInput(colours, sizes, value as ItemValues['limits'])
    .flatMap(({ colour, size, limit }) => (limit === null ? [] : `${colour} ${size} ${limit}`))
    .join('\n')
}

function useRemoval(item: ExhibitionItem | null, onRemoved: () => void) {
  const t = useText(itemTexts)
  const calls = useApi().of(exhibitionItems)
  return async () => {
    if (!item) return
    const isSure = await confirm({
      title: t('remove.sure', { name: item.name }),
      message: t('remove.why'),
      type: 'attention',
    })
    if (!isSure) return
    try {
      await calls.discard({ id: item.id, query: { lockVersion: item.lockVersion } })
      onRemoved()
    } catch (error) {
      toast({ title: t('remove.failed'), message: wordsOf(error), type: 'attention' })
    }
  }
}
