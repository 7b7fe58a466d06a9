import { useText } from '@tsumugi/i18n'
import { Button, useStyles } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import type { Approvers } from '../route-queries.ts'
import { stepEditorTexts } from './messages/catalogue.ts'
import { emptyStep, type StepDraft } from './step-draft.ts'
import { StepEditor } from './step-editor.tsx'
import css from './step-editor.css?inline'

interface StepListEditorProps {
  steps: readonly StepDraft[]
  onChange(steps: StepDraft[]): void
  known: Approvers | undefined
  /** Says of each step what it lacks. */
  strict: boolean
}

/** The steps in their order: add, change, move, remove. */
export function StepListEditor({ steps, onChange, known, strict }: StepListEditorProps) {
  useStyles(css)
  const t = useText(stepEditorTexts)
  const put = (at: number, step: StepDraft) => onChange(steps.map((each, index) => (index === at ? step : each)))
  function move(from: number, to: number) {
    const next = [...steps]
    const [step] = next.splice(from, 1)
    if (step) next.splice(to, 0, step)
    onChange(next)
  }
  return (
    <section className="step-list-editor" aria-label={t('steps')}>
      <h3>{t('steps')}</h3>
      <ol>
        {steps.map((step, at) => (
          <StepEditor
            // Steps have no identity of their own: their place is.
            key={`${at} of ${steps.length}`}
            {...{ step, known, strict }}
            number={at + 1}
            onChange={(next) => put(at, next)}
            onRemove={steps.length > 1 ? () => onChange(steps.filter((_, index) => index !== at)) : undefined}
            onUp={at > 0 ? () => move(at, at - 1) : undefined}
            onDown={at < steps.length - 1 ? () => move(at, at + 1) : undefined}
          />
        ))}
      </ol>
      {steps.length < 12 && (
        <Button icon={Plus} onClick={() => onChange([...steps, emptyStep])}>
          {t('add')}
        </Button>
      )}
    </section>
  )
}
