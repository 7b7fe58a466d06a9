import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Icon, Status, type StatusLook } from '@tsumugi/ui'
import { ChevronRight } from '@tsumugi/ui/icons'
import type { ReactNode } from 'react'
import type { Task } from '../home-data.ts'
import { homeTexts } from '../messages/catalogue.ts'

const looks = {
  approvals_late: 'late',
  approvals_waiting: 'waiting',
  marks_waiting: 'waiting',
  messages_unread: 'waiting',
  steps_due: 'late',
  arrivals_late: 'late',
  over_budget: 'late',
  releasing_soon: 'waiting',
  terms_to_agree: 'waiting',
  invitation: 'waiting',
  feedbacks_new: 'waiting',
  organisations_without_terms: 'waiting',
  applications_new: 'waiting',
  questions_open: 'waiting',
  uncategorized: 'todo',
  without_picture: 'todo',
} as const satisfies Record<Task['kind'], StatusLook>

/** Statuses of what is not confirmed: the filter of the map that shows the task. */
const unconfirmed = ['idea', 'planned', 'in_development'] as const

/** What waits, in the order in which it should be done; each leads to where it is done. */
export function WorkQueue({ tasks }: { tasks: readonly Task[] }) {
  const t = useText(homeTexts)
  return (
    <section className="panel work" aria-label={t('tasks.title')}>
      <h2>{t('tasks.title')}</h2>
      <ul>
        {tasks.map((task) => (
          <li key={`${task.kind} ${task.target?.brandId} ${task.target?.merchandisingId}`}>
            <TaskLink task={task}>
              <span className="what">
                <Status look={looks[task.kind]}>{t(`task.${task.kind}`)}</Status>
                {task.label && <span className="small soft">{task.label}</span>}
              </span>
              <b className="number">{t('tasks.count', { count: task.count })}</b>
              {addressOf(task) && <Icon of={ChevronRight} size={16} />}
            </TaskLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TaskLink({ task, children }: { task: Task; children: ReactNode }) {
  const address = addressOf(task)
  return address ? <a href={address}>{children}</a> : <span className="row">{children}</span>
}

/** Where a task is done: the product, or the map of the brand with the filter that shows what is meant. */
export function addressOf({ kind, target }: Task): string | null {
  if (kind === 'terms_to_agree') return '/users/terms'
  if (kind === 'approvals_waiting') return href('approvals')
  if (kind === 'approvals_late') return href('approvals', null, { late: 'true' })
  if (kind === 'feedbacks_new') return href('feedbacks', null, { status: 'new' })
  if (kind === 'organisations_without_terms') return href('userGroups', null, { standing: 'prospect' })
  if (kind === 'marks_waiting') return href('confirmedMarks')
  if (kind === 'messages_unread') return href('messages', null, { unread: '1' })
  if (kind === 'steps_due') return href('procedures', null, { scope: 'today' })
  if (kind === 'arrivals_late') return href('transports')
  if (kind === 'applications_new' || kind === 'questions_open') return href('matchingClient')
  if (!target) return null
  const { brandId, merchandisingId } = target
  if (merchandisingId !== null) return href('mdMapItem', { brandId, id: merchandisingId })
  return href('mdMap', null, { brand_id: brandId, statuses: kind === 'releasing_soon' ? unconfirmed : null })
}
