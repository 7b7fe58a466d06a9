import { firstSteps } from '@tsumugi/contract'
import { useNoun, useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { useSession } from '@tsumugi/session'
import { Button, ErrorState, Icon, Screen, Skeleton, useStyles } from '@tsumugi/ui'
import { CircleCheck } from '@tsumugi/ui/icons'
import css from './first-steps-screen.css?inline'
import { stepsOf, type StepOfUser } from './first-steps.ts'
import { firstStepTexts } from './messages/catalogue.ts'

/** The way from the first day to the money, in the order in which a company comes to it; what was done is seen by its records. */
export function FirstStepsScreen() {
  useStyles(css)
  const t = useText(firstStepTexts)
  const { user } = useSession()
  const { data, error, mutate } = useQuery(firstSteps.show, {}, { stays: true })
  if (!user) return null
  return (
    <Screen title={t('title')}>
      <p className="soft">{t(`about.${user.kind}`)}</p>
      {data ? (
        <StepList steps={stepsOf(user)} done={new Set(data.data.done)} />
      ) : error ? (
        <ErrorState heading="h2" onRetry={() => void mutate()} />
      ) : (
        <Skeleton rows={6} />
      )}
    </Screen>
  )
}

export function StepList({ steps, done }: { steps: readonly StepOfUser[]; done: ReadonlySet<string> }) {
  const t = useText(firstStepTexts)
  const called = useNoun()
  const seen = steps.filter(({ name }) => name !== 'figures')
  const next = seen.find(({ name }) => !done.has(name))
  return (
    <>
      <p className="tiny soft" role="status">
        {t('progress', { count: seen.filter(({ name }) => done.has(name)).length, all: seen.length })}
      </p>
      <ol className="first-steps">
        {steps.map(({ name, noun, href }) => (
          <li key={name} data-next={name === next?.name || undefined}>
            <div>
              <h2>{called(noun)}</h2>
              <p className="soft">{t(`why.${name}`)}</p>
            </div>
            {done.has(name) && (
              <p className="done tiny">
                <Icon of={CircleCheck} size={16} />
                {t('done')}
              </p>
            )}
            <Button type={name === next?.name ? 'primary' : 'secondary'} href={href}>
              {t('open', { noun: called(noun) })}
            </Button>
          </li>
        ))}
      </ol>
    </>
  )
}
