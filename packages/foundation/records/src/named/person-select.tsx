import { messageThreads } from '@tsumugi/contract'
import { useQuery } from '@tsumugi/queries'
import { useSession } from '@tsumugi/session'
import { Select } from '@tsumugi/ui'
import type { Named } from './named.ts'

export interface PersonSelectProps {
  label: string
  must?: boolean
  hint?: string | undefined
  error?: string | undefined
  name?: string
  person: Named | null
  onChange(person: Named | null): void
}

/** One of the members of one's organisation, oneself first; whoever has left stays to be seen. */
export function PersonSelect({ person, onChange, ...frame }: PersonSelectProps) {
  const { user } = useSession()
  const others = useQuery(messageThreads.people, {}).data?.data.members
  const members: Named[] = [...(user ? [{ id: user.id, name: user.name }] : []), ...(others ?? [])]
  const people = person && !members.some(({ id }) => id === person.id) ? [...members, person] : members
  const options = [{ value: '', label: '–' }, ...people.map(({ id, name }) => ({ value: String(id), label: name }))]
  return (
    <Select
      {...frame}
      value={person ? String(person.id) : ''}
      options={options}
      placeholder={null}
      onChange={(chosen) => onChange(people.find(({ id }) => String(id) === chosen) ?? null)}
    />
  )
}
