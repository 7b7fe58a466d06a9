import type { Merchandising } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { confirm, Dialog, Form, toast } from '@tsumugi/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import { useBrandTags } from '../product-queries.ts'
import { fieldName } from '../product-fields/field-words.ts'
import { fieldTexts } from '../product-fields/field-texts.ts'
import { only, productFields, type ProductValues } from '../product-fields/product-values.ts'
import { formTexts } from './form-texts.ts'
import type { ProductDialogProps } from './product-dialog.tsx'
import { ProductFieldset } from './product-fieldset.tsx'
import { tooLongFigures, type ProductFormValues } from './product-form-values.ts'
import { SaveHint } from './save-hint.tsx'
import { TemplateField } from './template-field.tsx'
import { useProductEditor, type SavedProduct } from './use-product-editor.ts'
import { useSaveKey } from './use-save-key.ts'

const MergeDialog = lazy(() => import('../merge-dialog/merge-dialog.tsx').then((m) => ({ default: m.MergeDialog })))

/** The dialog once everything it edits is here. */
export function ProductEditor({ mode, brandId, categories, initial = {}, onSaved, onClose }: ProductDialogProps) {
  const t = useText(formTexts)
  const fields = useText(fieldTexts)
  const [templateId, setTemplateId] = useState(mode === 'template' ? initial.id : undefined)
  const [templateMissing, setTemplateMissing] = useState(false)
  const { data: tags } = useBrandTags(brandId)
  const inside = useRef<HTMLDivElement>(null)
  const edited = mode === 'edit' ? (initial as Merchandising) : null
  const editor = useProductEditor({
    brandId,
    edited,
    prefilled: prefilled(initial),
    templateId,
    check,
    nameOf: (field) => fieldName(fields, field === 'categories' ? 'categoryIds' : field),
    onSaved: ({ data, warnings }) => {
      tellSaved(data, warnings)
      onSaved(data, warnings)
      onClose()
    },
  })
  const { form, conflict } = editor
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
    if (mode === 'template' && templateId === undefined) return setTemplateMissing(true)
    if (edited && !editor.isUnsaved()) return void leave()
    void form.submit()
  }
  async function leave() {
    const stays =
      editor.isUnsaved() &&
      !(await confirm({
        title: t('leave.title'),
        message: t('leave.message'),
        type: 'attention',
        okLabel: t('leave.discard'),
        cancelLabel: t('leave.stay'),
      }))
    if (stays) return
    editor.forget()
    onClose()
  }
  function tellSaved({ name }: Merchandising, warnings: SavedProduct['warnings']) {
    const message = warnings.map((warning) => warning.message)
    const type = message.length ? 'attention' : 'success'
    toast({ title: t(edited ? 'saved' : 'added', { name }), message, type, duration: message.length ? 8000 : undefined })
  }
  function takeTemplate(template: Merchandising | null) {
    setTemplateId(template?.id)
    setTemplateMissing(false)
    if (template) editor.begin({ ...only(template, productFields), ...prefilled(initial), code: null, status: 'idea' } as ProductValues)
  }

  return (
    <Dialog
      title={t(mode)}
      width={640}
      closeOnOutside={false}
      busy={form.busy}
      onClose={() => void leave()}
      primary={{ label: t(edited ? 'save' : 'add'), onClick: save }}
      note={<SaveHint />}
    >
      <div ref={inside}>
        <Form form={form} label={t(mode)}>
          {mode === 'template' && (
            <TemplateField
              brandId={brandId}
              value={templateId}
              error={templateMissing ? t('template.missing') : undefined}
              onChange={takeTemplate}
            />
          )}
          <ProductFieldset
            form={form}
            categories={categories}
            status={edited ? editor.baseStatus() : undefined}
            currency={initial.currency ?? 'JPY'}
            knownTags={tags?.map(({ name }) => name)}
          />
        </Form>
      </div>
      {conflict && (
        <Suspense>
          <MergeDialog
            mine={conflict.mine}
            theirs={conflict.theirs}
            base={conflict.base}
            categories={categories}
            onResolve={conflict.decide}
            onClose={() => conflict.decide(null)}
          />
        </Suspense>
      )}
    </Dialog>
  )
}

function prefilled(initial: Partial<Merchandising>): Partial<ProductValues> {
  return only(initial, productFields.filter((field) => initial[field] !== undefined))
}
