import { newIdempotencyKey } from '@tsumugi/api'
import { qualityLabelings, type QualityLabeling, type ReplyOf } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { storage, useApi } from '@tsumugi/session'
import { Combobox, Dialog, Form, Select, TextField, useForm } from '@tsumugi/ui'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { emptyLabel } from '../label-editor/draft/label-draft.ts'
import { useLabelOptions } from '../label-queries.ts'
import { listTexts } from './messages/catalogue.ts'

type Product = ReplyOf<typeof qualityLabelings.products>['data'][number]

interface Values {
  productId: string
  productName: string
  styleNo: string
  itemName: string
  brandId: string
}

export interface NewLabelDialogProps {
  /** The product of the map for which it is, where that is known. */
  productId: number | null
  onClose(): void
}

/** A label begins with what it is for: a product, whose name and number it takes over, or words. The rest is given in the editor. */
export function NewLabelDialog({ productId, onClose }: NewLabelDialogProps) {
  const t = useText(listTexts)
  const api = useApi()
  const { data: options } = useLabelOptions()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const id = useId()
  const found = useRef(new Map<string, Product>())
  const draft = storage.recordDraft('quality_labeling.new')
  const form = useForm<Values, { data: QualityLabeling }>({
    initial: { productId: '', productName: '', styleNo: '', itemName: '', brandId: '' },
    keep: {
      read: () => draft.get() as Partial<Values> | null,
      write: (values) => draft.set({ ...values }),
      forget: () => draft.remove(),
    },
    check: ({ itemName }) => ({ itemName: itemName.trim() ? undefined : t('new.name.missing') }),
    submit: async ({ productId: product, styleNo, itemName, brandId }) => {
      // Whoever is faster than the page still gets the organisation as labeller.
      const { labeller } = options ?? (await api.of(qualityLabelings).options()).data
      const label = {
        ...emptyLabel(labeller),
        merchandisingId: product ? Number(product) : null,
        styleNo,
        itemName,
        brandId: brandId ? Number(brandId) : null,
      }
      return api.of(qualityLabelings).create({ body: { qualityLabeling: label } }, { idempotencyKey })
    },
    onDone: ({ data }) => pageNavigator.go(href('qualityLabelingEdit', { id: data.id })),
  })
  const take = ({ id: product, name, code, brandId }: Product) =>
    form.set({
      productId: String(product),
      productName: name,
      itemName: name,
      styleNo: code ?? '',
      brandId: String(brandId),
    })

  async function search(q: string, signal: AbortSignal) {
    const { data } = await api.of(qualityLabelings).products({ query: { q } }, { signal })
    found.current = new Map(data.map((each) => [String(each.id), each]))
    return data.map(({ id: value, name, code, brandName }) => ({
      value: String(value),
      label: name,
      hint: [code, brandName].filter(Boolean).join(' '),
    }))
  }
  const begin = useEffectEvent(async (product: number) => {
    const { data } = await api.of(qualityLabelings).products({ query: { id: product } })
    if (data[0]) take(data[0])
  })
  useEffect(() => {
    if (productId !== null) void begin(productId).catch(() => undefined)
  }, [productId])

  function choose(value: string) {
    const product = found.current.get(value)
    if (product) take(product)
    else form.set({ productId: '', productName: '' })
  }
  return (
    <Dialog
      title={t('new.title')}
      busy={form.busy}
      closeOnOutside={false}
      onClose={onClose}
      primary={{ label: t('new.create'), onClick: () => void form.submit() }}
    >
      <Form form={form} label={t('new.title')}>
        <Combobox
          label={t('new.product')}
          hint={t('new.product.hint')}
          name="productId"
          clearable
          value={form.values.productId}
          valueLabel={form.values.productName}
          search={search}
          onChange={choose}
        />
        <TextField label={t('new.style')} maxLength={40} {...form.field('styleNo')} />
        <TextField label={t('new.name')} must maxLength={200} {...form.field('itemName')} />
        <Select
          id={id}
          label={t('brand')}
          {...form.field('brandId')}
          options={(options?.brands ?? []).map((brand) => ({ value: String(brand.id), label: brand.name }))}
        />
      </Form>
    </Dialog>
  )
}
