import { Skeleton } from '@tsumugi/ui'
import { lazy, Suspense, type ComponentType } from 'react'
import type { FieldLook, WidgetProps } from '../definition.ts'
import { asNamed, type Named } from './named.ts'

const PersonSelect = lazy(() => import('./person-select.tsx').then((m) => ({ default: m.PersonSelect })))
const FileChoice = lazy(() => import('./file-choice.tsx').then((m) => ({ default: m.FileChoice })))

type Frame = Pick<WidgetProps, 'label' | 'must' | 'hint' | 'error' | 'name'>
const frameOf = ({ label, must, hint, error, name }: WidgetProps): Frame => ({
  label,
  must,
  name,
  ...(hint && { hint }),
  ...(error && { error }),
})

/** Loaded when a form first asks for one. */
const widget = (Control: ComponentType<Frame & { named: Named | null; put(named: Named | null): void }>) =>
  function NamedField(props: WidgetProps) {
    return (
      <Suspense fallback={<Skeleton rows={1} />}>
        <Control {...frameOf(props)} named={asNamed(props.value)} put={(named) => props.onChange(named ?? '')} />
      </Suspense>
    )
  }

function FileCell({ value }: { value: unknown }) {
  const file = asNamed(value)
  if (!file) return <span className="faint">–</span>
  return (
    <a href={file.url ?? undefined} target="_blank" rel="noreferrer" onClick={(event) => event.stopPropagation()}>
      {file.name}
    </a>
  )
}

/** How fields that name somebody or something are entered and shown. A file is nothing one can paste. */
export const namedLooks: Readonly<Record<'user' | 'file', FieldLook>> = {
  user: { widget: widget(({ named, put, ...frame }) => <PersonSelect {...frame} person={named} onChange={put} />) },
  file: {
    widget: widget(({ named, put, ...frame }) => <FileChoice {...frame} file={named} onChange={put} />),
    cell: FileCell,
    isPasted: false,
  },
}
