import { writesSchedules, type ScheduleDetail } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { scheduleLifecycle, type ScheduleTransition } from '@tsumugi/domain/scheduling'
import { lazyPart } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { useHistoryAddress } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { Button, IconButton, Menu, MenuItem } from '@tsumugi/ui'
import { Ellipsis } from '@tsumugi/ui/icons'
import { Suspense, useState } from 'react'
import { linkTexts } from '../production-links/link-texts.ts'
import { scheduleTexts } from '../schedule-words/schedule-texts.ts'

const CourseDialog = lazyPart(() => import('./course-dialog.tsx').then((m) => ({ default: m.CourseDialog })))

const ScheduleRemoval = lazyPart(() =>
  import('./step-dialogs/removal-dialogs.tsx').then((m) => ({ default: m.ScheduleRemoval })),
)
const KeepTemplateDialog = lazyPart(() =>
  import('../schedule-making/keep-template-dialog.tsx').then((m) => ({ default: m.KeepTemplateDialog })),
)

const { transitions } = scheduleLifecycle
const names = Object.keys(transitions) as ScheduleTransition[]

/** What the reader's side may do with the course of a schedule as it stands; who makes it accepts, the rest is the brand's. */
function openTransitions({ side, status, supplier }: ScheduleDetail, readerId: number | undefined) {
  return names.filter((name) => {
    const { from, by } = transitions[name]
    const isOpen = (from as readonly string[]).includes(status)
    return isOpen && (side === 'owner' || (by === 'either' && supplier?.id === readerId))
  })
}

/** Nobody has begun a step of it, and no order has frozen it. */
const isEmpty = ({ baselineAt, plan }: ScheduleDetail) =>
  baselineAt === null && plan.procedures.every(({ status }) => status === 'todo')

/** The course of a schedule as a whole: begin or accept, hold, complete, cancel, reopen. */
export function ScheduleActions({ schedule }: { schedule: ScheduleDetail }) {
  const t = useText(scheduleTexts)
  const { user } = useSession()
  const [asked, ask] = useState<ScheduleTransition | null>(null)
  const [keeping, setKeeping] = useState(false)
  const [removing, setRemoving] = useState(false)
  const mayMake = schedule.side === 'owner' && admits(user, writesSchedules)
  const open = openTransitions(schedule, user?.currentUserGroup?.id)
  const others = open.filter((name) => name !== 'activate')
  const history = useHistoryAddress('production_schedule', schedule.id)
  const links = useText(linkTexts)
  return (
    <>
      {open.includes('activate') && (
        <Button type="primary" onClick={() => ask('activate')}>
          {t(schedule.side === 'owner' ? 'activate' : 'activate.partner')}
        </Button>
      )}
      {(others.length > 0 || mayMake || history) && (
        <Menu placement="below-end" trigger={(props) => <IconButton icon={Ellipsis} label={t('course')} {...props} />}>
          {others.map((name) => (
            <MenuItem key={name} onSelect={() => ask(name)}>
              {t(`course.${name}`)}
            </MenuItem>
          ))}
          {history && <MenuItem href={history}>{links('history')}</MenuItem>}
          {mayMake && <MenuItem onSelect={() => setKeeping(true)}>{t('template.keep')}</MenuItem>}
          {mayMake && isEmpty(schedule) && (
            <MenuItem attention onSelect={() => setRemoving(true)}>
              {t('delete')}
            </MenuItem>
          )}
        </Menu>
      )}
      <Suspense>{removing && <ScheduleRemoval schedule={schedule} onClose={() => setRemoving(false)} />}</Suspense>
      <Suspense>{keeping && <KeepTemplateDialog schedule={schedule} onClose={() => setKeeping(false)} />}</Suspense>
      <Suspense>{asked && <CourseDialog schedule={schedule} name={asked} onClose={() => ask(null)} />}</Suspense>
    </>
  )
}
