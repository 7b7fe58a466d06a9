import type { LabelOptions } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Checkbox, Field } from '@tsumugi/ui'
import type { LabelDraft } from './draft/label-draft.ts'
import { editorTexts } from './messages/catalogue.ts'

export interface PanelProps {
  draft: LabelDraft
  options: LabelOptions | undefined
  onChange(change: Partial<LabelDraft>): void
}

/** Care and attention terms of the masters, and the two remarks the law knows. They are printed in the masters' order. */
export function TermsPanel({ draft, options, onChange }: PanelProps) {
  const t = useText(editorTexts)
  return (
    <section className="panel">
      <header>
        <h2>{t('terms')}</h2>
      </header>
      <div className="body">
        <Terms
          label={t('instructions')}
          list={options?.instructions}
          chosen={draft.instructionIds}
          onChange={(instructionIds) => onChange({ instructionIds })}
        />
        <Terms
          label={t('attentions')}
          list={options?.attentions}
          chosen={draft.attentionIds}
          onChange={(attentionIds) => onChange({ attentionIds })}
        />
        <div className="pair">
          <Checkbox checked={draft.waterRepellent} onChange={(waterRepellent) => onChange({ waterRepellent })}>
            {t('waterRepellent')}
          </Checkbox>
          <Checkbox checked={draft.wasteSpunRemark} onChange={(wasteSpunRemark) => onChange({ wasteSpunRemark })}>
            {t('wasteSpun')}
          </Checkbox>
        </div>
      </div>
    </section>
  )
}

interface TermsProps {
  label: string
  list: LabelOptions['instructions'] | undefined
  chosen: readonly number[]
  onChange(ids: number[]): void
}

function Terms({ label, list, chosen, onChange }: TermsProps) {
  const t = useText(editorTexts)
  const toggle = (id: number, yes: boolean) => {
    const ids = new Set(yes ? [...chosen, id] : chosen.filter((each) => each !== id))
    onChange([
      ...(list ?? []).map((term) => term.id).filter((each) => ids.has(each)),
      ...[...ids].filter((each) => !list?.some((term) => term.id === each)),
    ])
  }
  return (
    <Field group label={label}>
      {() => (
        <div className="terms">
          {list?.length === 0 && <span className="small soft">{t('noTerms')}</span>}
          {list?.map(({ id, words }) => (
            <Checkbox key={id} checked={chosen.includes(id)} onChange={(yes) => toggle(id, yes)}>
              {words[t.locale]}
            </Checkbox>
          ))}
        </div>
      )}
    </Field>
  )
}
