import { wordsOf } from '@tsumugi/api'
import { exhibitionItems, type Exhibition, type ExhibitionItem } from '@tsumugi/contract'
import { minorUnits } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import {
  Button,
  confirm,
  Dialog,
  FileDrop,
  Form,
  IconButton,
  NumberField,
  Select,
  TextArea,
  TextField,
  toast,
} from '@tsumugi/ui'
import { Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { qrCodeAddress } from '../admin/file-address.ts'
import { colourLines, itemInput, itemValues, type ItemValues } from './item-values.ts'
import { itemTexts } from './messages/catalogue.ts'

interface ItemDialogProps {
  exhibition: Exhibition
  item: ExhibitionItem | null
  onClose(): void
  onSaved(): void
  /** Its pictures changed, which are kept at once: the dialog stays. */
  onChanged(): void
}

/** What the form calls each field. */
const fieldNames = {
  code: 'code',
  name: 'name',
  category: 'category',
  fabric: 'fabric',
  note: 'note',
  listPrice: 'list',
  wholesalePrice: 'unit',
  deliveryWindow: 'delivery',
  colours: 'colours',
  sizes: 'sizes',
  limits: 'limits',
} as const satisfies Record<keyof ItemValues, string>

/** One item by hand: what it is, what it costs, its colours and sizes, and how many there are. */
export function ItemDialog({ exhibition, item, onClose, onSaved, onChanged }: ItemDialogProps) {
  const t = useText(itemTexts)
  const api = useApi()
  const { form, conflict, leave } = useKeptForm<ItemValues, ExhibitionItem>({
    draft: `exhibition_item.${exhibition.id}.${item?.id ?? 'new'}`,
    row: item,
    initial: itemValues(item),
    valuesOf: itemValues,
    nameOf: (field) => t(fieldNames[field]),
    check: (values) => ({
      code: values.code.trim() ? undefined : t('must'),
      name: values.name.trim() ? undefined : t('must'),
      listPrice: values.listPrice ? undefined : t('must'),
      colours: !values.colours.trim() ? t('must') : colourLines(values.colours) ? undefined : t('colours.wrong'),
      sizes: values.sizes.trim() ? undefined : t('must'),
    }),
    create: async (values, options) =>
      (
        await api
          .of(exhibitionItems)
          .create({ body: { exhibitionId: exhibition.id, item: itemInput(values) } }, options)
      ).data,
    update: async ({ lockVersion }, options, values) =>
      (
        await api
          .of(exhibitionItems)
          .update({ id: item!.id, body: { item: { ...itemInput(values), lockVersion } } }, options)
      ).data,
    onSaved: () => {
      toast({ title: t('saved') })
      onSaved()
    },
    onClose,
  })
  async function remove() {
    if (
      !item ||
      !(await confirm({ title: t('remove.sure', { name: item.name }), message: t('remove.why'), type: 'attention' }))
    )
      return
    try {
      await api.of(exhibitionItems).discard({ id: item.id, query: { lockVersion: item.lockVersion } })
      onSaved()
    } catch (error) {
      toast({ title: t('remove.failed'), message: wordsOf(error), type: 'attention' })
    }
  }
  return (
    <Dialog
      title={item ? item.name : t('add')}
      width={720}
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
        <TextField label={t('code')} must {...form.field('code')} />
        <TextField label={t('name')} must {...form.field('name')} />
        <NumberField
          label={t('list')}
          must
          digits={minorUnits(exhibition.currency)}
          unit={exhibition.currency}
          {...form.field('listPrice')}
        />
        <NumberField
          label={t('unit')}
          digits={minorUnits(exhibition.currency)}
          unit={exhibition.currency}
          hint={t('unit.hint', { rate: exhibition.ratePercent })}
          {...form.field('wholesalePrice')}
        />
        <TextField label={t('category')} {...form.field('category')} />
        <TextField label={t('fabric')} {...form.field('fabric')} />
        <Select
          label={t('delivery')}
          {...form.field('deliveryWindow')}
          placeholder={t('delivery.none')}
          options={exhibition.deliveryWindows.map((window) => ({ value: window.key, label: window.label }))}
        />
        <TextField label={t('sizes')} must hint={t('sizes.hint')} {...form.field('sizes')} />
        <TextArea label={t('colours')} must hint={t('colours.hint')} rows={4} {...form.field('colours')} />
        <TextArea label={t('limits')} hint={t('limits.hint')} rows={4} {...form.field('limits')} />
        <TextArea label={t('note')} rows={2} {...form.field('note')} />
      </Form>
      <ConflictDialog
        conflict={conflict}
        say={(field, value) =>
          field === 'deliveryWindow'
            ? (exhibition.deliveryWindows.find(({ key }) => key === value)?.label ?? t('delivery.none'))
            : undefined
        }
        joins={['note']}
      />
      {item && <Pictures item={item} onChanged={onChanged} />}
    </Dialog>
  )
}

function Pictures({ item, onChanged }: { item: ExhibitionItem; onChanged(): void }) {
  const t = useText(itemTexts)
  const api = useApi()
  const [busy, setBusy] = useState(false)
  async function add(files: File[]) {
    setBusy(true)
    try {
      for (const file of files) await api.of(exhibitionItems).addPicture({ id: item.id, body: { file } })
      onChanged()
    } catch (error) {
      toast({ title: t('picture.failed'), message: wordsOf(error), type: 'attention' })
    } finally {
      setBusy(false)
    }
  }
  const remove = async (id: number) => {
    await api
      .of(exhibitionItems)
      .deletePicture({ exhibitionItemId: item.id, id })
      .catch(() => toast({ title: t('picture.failed'), type: 'attention' }))
    onChanged()
  }
  return (
    <section className="item-pictures">
      <ul>
        {item.pictures.map((picture) => (
          <li key={picture.id}>
            <img src={picture.thumbnails['320']} alt={picture.name} width="88" height="88" loading="lazy" />
            <IconButton
              icon={Trash2}
              label={t('picture.remove', { name: picture.name })}
              onClick={() => void remove(picture.id)}
            />
          </li>
        ))}
        <li className="qr">
          <img src={qrCodeAddress(item.id)} alt={t('qr')} width="88" height="88" />
          <span className="tiny">{t('qr')}</span>
        </li>
      </ul>
      <FileDrop label={t('pictures')} kinds={['png', 'jpg', 'webp']} busy={busy} onFiles={(files) => void add(files)} />
    </section>
  )
}
