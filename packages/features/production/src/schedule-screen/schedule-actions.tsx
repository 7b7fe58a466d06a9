import type { ScheduleDetail } from '@tsumugi/contract'
import { scheduleLifecycle, type ScheduleTransition } from '@tsumugi/domain/scheduling'
import { lazyPart } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { Button, IconButton, Menu, MenuItem } from '@tsumugi/ui'
import { Ellipsis } from '@tsumugi/ui/icons'
import { Suspense, useState } from 'react'
import { scheduleTexts } from '../schedule-words/schedule-texts.ts'

const CourseDialog = lazyPart(() => import('./course-dialog.tsx').then((m) => ({ default: m.CourseDialog })))

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

/** The course of a schedule as a whole: begin or accept, hold, complete, cancel, reopen. */
export function ScheduleActions({ schedule }: { schedule: ScheduleDetail }) {
  const t = useText(scheduleTexts)
  const { user } = useSession()
  const [asked, ask] = useState<ScheduleTransition | null>(null)
  const open = openTransitions(schedule, user?.currentUserGroup?.id)
  const others = open.filter((name) => name !== 'activate')
  return (
    <>
      {open.includes('activate') && (
        <Button type="primary" onClick={() => ask('activate')}>
          {t(schedule.side === 'owner' ? 'activate' : 'activate.partner')}
        </Button>
      )}
      {others.length > 0 && (
        <Menu placement="below-end" trigger={(props) => <IconButton icon={Ellipsis} label={t('course')} {...props} />}>
          {others.map((name) => (
            <MenuItem key={name} onSelect={() => ask(name)}>
              {t(`course.${name}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
      <Suspense>{asked && <CourseDialog schedule={schedule} name={asked} onClose={() => ask(null)} />}</Suspense>
    </>
  )
}
