import { wordsOf } from '@tsumugi/api'
import { phaseKinds } from '@tsumugi/domain'
import { scheduleTemplates, type TemplateStep } from '@tsumugi/domain/scheduling'
import { formatNumber, useText } from '@tsumugi/i18n'
import { confirm, Drawer, EmptyState, ErrorState, IconButton, Skeleton, toast, useStyles } from '@tsumugi/ui'
import { Trash2 } from '@tsumugi/ui/icons'
import { useScheduleMaking, useScheduleTemplates } from './making-queries.ts'
import { makingTexts } from './making-texts.ts'
import css from './schedule-making.css?inline'

/** Removes one of the company's own, once that is confirmed. */
function useTemplateRemoval() {
  const t = useText(makingTexts)
  const { deleteTemplate } = useScheduleMaking()
  return async (id: number, name: string) => {
    const goes = await confirm({
      title: t('templates.delete.title', { name }),
      message: t('templates.delete.text'),
      type: 'attention',
      okLabel: t('templates.delete.do'),
    })
    if (!goes) return
    await deleteTemplate(id).then(
      () => toast({ title: t('templates.deleted') }),
      (cause: unknown) => toast({ title: wordsOf(cause, t('failed')), type: 'attention' }),
    )
  }
}

/** The templates schedules are made from: the company's own, which it may delete, and the standard ones. */
export function TemplatesDrawer({ onClose }: { onClose(): void }) {
  useStyles(css)
  const t = useText(makingTexts)
  return (
    <Drawer title={t('templates.title')} width={440} onClose={onClose}>
      <div className="schedule-templates">
        <p className="small soft">{t('templates.text')}</p>
        <h3>{t('templates.own')}</h3>
        <OwnTemplates />
        <h3>{t('templates.standard')}</h3>
        <ul>
          {phaseKinds.map((kind) => (
            <li key={kind}>
              <TemplateSteps name={t(`phase.${kind}`)} steps={scheduleTemplates[kind]} />
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  )
}

function OwnTemplates() {
  const t = useText(makingTexts)
  const { data: own, error, mutate } = useScheduleTemplates()
  const remove = useTemplateRemoval()
  if (!own) return error ? <ErrorState heading="h3" onRetry={() => void mutate()} /> : <Skeleton rows={3} />
  if (own.length === 0)
    return (
      <EmptyState heading="h3" title={t('templates.empty')}>
        {t('templates.empty.text')}
      </EmptyState>
    )
  return (
    <ul>
      {own.map(({ id, name, steps }) => (
        <li key={id}>
          <TemplateSteps name={name} steps={steps} />
          <IconButton icon={Trash2} label={t('templates.delete', { name })} onClick={() => void remove(id, name)} />
        </li>
      ))}
    </ul>
  )
}

function TemplateSteps({ name, steps }: { name: string; steps: readonly TemplateStep[] }) {
  const t = useText(makingTexts)
  const after = ({ after: before }: TemplateStep) =>
    before.length > 0 && t('templates.after', { steps: before.map(({ kind }) => t(`kind.${kind}`)).join('・') })
  return (
    <details>
      <summary>
        <b>{name}</b> <span className="small soft">{`${t('steps')} ${steps.length}`}</span>
      </summary>
      <ol>
        {steps.map((step) => (
          <li key={step.kind}>
            <span>
              {t(`kind.${step.kind}`)}{' '}
              <span className="small soft">
                {[t(`owner.${step.owner}`), t('templates.days', { count: formatNumber(step.workdays) }), after(step)]
                  .filter(Boolean)
                  .join('・')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
