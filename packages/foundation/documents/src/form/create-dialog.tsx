import { messageThreads } from '@tsumugi/contract'
import { useQuery } from '@tsumugi/queries'
import { useKeptForm } from '@tsumugi/records'
import { Dialog, Form, Select } from '@tsumugi/ui'
import type { DocumentDefinition } from '../definition.ts'
import type { DocumentDetail } from '../document-answers.ts'
import { useDocumentChange } from '../use-documents.ts'
import type { DocumentWords } from '../words/document-words.ts'
import { HeadFields, type HeadValues } from './head-fields.tsx'
import { draftFields, headInput, headValues } from './head-values.ts'

interface CreateDialogProps {
  readonly definition: DocumentDefinition
  readonly words: DocumentWords
  onClose(): void
  onMade(made: DocumentDetail): void
}

/** Begins a document with a partner: a draft, to which its lines are added on its page. */
export function CreateDialog({ definition, words, onClose, onMade }: CreateDialogProps) {
  const { kind, begins, controls, partnerId: usual = null } = definition
  const { t } = words
  const names = begins ? ['title', 'currency', ...begins] : draftFields(kind)
  const create = useDocumentChange(kind, 'create')
  const partners = useQuery(messageThreads.people, {}).data?.data.partners ?? []
  const { form, leave } = useKeptForm<HeadValues, DocumentDetail, Record<string, unknown>>({
    draft: `${kind.noun}.new`,
    row: null,
    initial: { partnerId: usual === null ? '' : String(usual), ...headValues(kind, null, names) },
    valuesOf: (row) => ({ partnerId: '', ...headValues(kind, row, names) }),
    inputOf: ({ partnerId = '', ...values }) => ({
      ...(partnerId && { partnerId: Number(partnerId) }),
      ...headInput(kind, values),
    }),
    nameOf: (name) => (name === 'partnerId' ? t('partner') : words.field(name)),
    check: ({ partnerId }) => (partnerId ? {} : { partnerId: t('partner.missing') }),
    create: async (input, options) => (await create({ body: { [kind.noun]: input } }, options)).data,
    onSaved: onMade,
    onClose,
  })
  return (
    <Dialog
      title={t('create', { one: words.inside })}
      width={640}
      busy={form.busy}
      closeOnOutside={false}
      onClose={() => void leave()}
      primary={{ label: t('create.do'), onClick: () => void form.submit() }}
    >
      <Form form={form} label={words.one} className="document-form">
        <div className="document-field">
          <Select
            {...form.field('partnerId')}
            value={form.values.partnerId ?? ''}
            label={t('partner')}
            must
            options={partners.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </div>
        <HeadFields {...{ kind, words, form, names, controls }} />
        <button type="submit" hidden aria-label={t('create.do')} />
      </Form>
    </Dialog>
  )
}
