import type { Merchandising } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useSaveKey } from '@tsumugi/records'
import { Dialog, Form, toast } from '@tsumugi/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import { useBrandTags } from '../product-queries.ts'
import { fieldName } from '../product-fields/field-words.ts'
import { fieldTexts } from '../product-fields/field-texts.ts'
import { only, productFields, type ProductValues } from '../product-fields/product-values.ts'
import { formTexts } from './form-texts.ts'
import type { ProductDialogProps } from './product-dialog.tsx'
import { ProductFieldset } from './product-fieldset.tsx'
import { formOf, tooLongFigures, type ProductFormValues } from './product-form-values.ts'
import { SaveHint } from './save-hint.tsx'
import { TemplateField } from './fields/template-field.tsx'
import { useTemplate } from './fields/use-template.ts'
import { useProductEditor } from './use-product-editor.ts'

const ProductConflict = lazy(() =>
  import('../product-conflict/product-conflict.tsx').then((m) => ({ default: m.ProductConflict })),
)

/** The dialog once everything it edits is here. */
export function ProductEditor({ mode, brandId, categories, initial = {}, onSaved, onClose }: ProductDialogProps) {
  const t = useText(formTexts)
  const fields = useText(fieldTexts)
  const template = useTemplate(mode === 'template' ? initial.id : undefined)
  const [templateMissing, setTemplateMissing] = useState(false)
  const { data: tags } = useBrandTags(brandId)
  const inside = useRef<HTMLDivElement>(null)
  const edited = mode === 'edit' ? (initial as Merchandising) : null
  const editor = useProductEditor({
    brandId,
    edited,
    prefilled: prefilled(initial),
    templateId: template.id,
    check,
    nameOf: (field) => fieldName(fields, field),
    onSaved(saved, warnings) {
      const message = warnings.map((warning) => warning.message)
      const type = message.length ? 'attention' : 'success'
      toast({
        title: t(edited ? 'saved' : 'added', { name: saved.name }),
        message,
        type,
        duration: message.length ? 8000 : undefined,
      })
      onSaved(saved, warnings)
    },
    onClose,
  })
  const { form, conflict, leave } = editor
  useSaveKey(inside, save)

  function check(values: ProductFormValues) {
    const tooLong = tooLongFigures(values).map((field) => [field, t('figure.long')])
    return {
      ...(Object.fromEntries(tooLong) as Partial<Record<keyof ProductFormValues, string>>),
      name: values.name.trim() ? undefined : t('name.missing'),
      colours: values.colours.some(({ name }) => !name.trim()) ? t('colour.missing') : undefined,
    }
  }
  function save() {
    if (mode === 'template' && template.id === undefined) return setTemplateMissing(true)
    if (edited && !editor.isUnsaved) return void leave()
    void form.submit()
  }
  async function takeTemplate(id: number | undefined) {
    setTemplateMissing(false)
    const found = await template.choose(id)
    if (!found) return
    const values = { ...only(found, productFields), ...prefilled(initial), code: null, status: 'idea' }
    editor.begin(formOf(values as ProductValues))
  }

  return (
    <Dialog
      title={t(mode)}
      width={640}
      closeOnOutside={false}
      busy={form.busy || template.busy}
      onClose={() => void leave()}
      primary={{ label: t(edited ? 'save' : 'add'), onClick: save }}
      note={<SaveHint />}
    >
      <div ref={inside}>
        <Form form={form} label={t(mode)}>
          {mode === 'template' && (
            <TemplateField
              brandId={brandId}
              value={template.id}
              error={templateMissing ? t('template.missing') : undefined}
              onChange={(id) => void takeTemplate(id)}
            />
          )}
          <ProductFieldset
            form={form}
            categories={categories}
            status={edited ? editor.base.status : undefined}
            currency={initial.currency ?? 'JPY'}
            costSheet={edited?.costSheet}
            knownTags={tags?.map(({ name }) => name)}
          />
        </Form>
      </div>
      {conflict && (
        <Suspense>
          <ProductConflict conflict={conflict} categories={categories} currency={initial.currency ?? 'JPY'} />
        </Suspense>
      )}
    </Dialog>
  )
}

function prefilled(initial: Partial<Merchandising>): Partial<ProductValues> {
  return only(
    initial,
    productFields.filter((field) => initial[field] !== undefined),
  )
}
