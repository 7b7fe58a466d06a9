import { DocumentPage, isDraft, type DocumentDefinition } from '@tsumugi/documents'
import { FieldsPanel } from '@tsumugi/extension-fields'
import { ThreadPanel } from '@tsumugi/messaging'
import { lazy, Suspense, useMemo } from 'react'

const LettersPanel = lazy(() => import('./letters/letters-panel.tsx').then((m) => ({ default: m.LettersPanel })))

/** One document of any kind with the fields that its organisation has given it and the conversation about it. */
export function DocumentRoom({ definition, id }: { readonly definition: DocumentDefinition; readonly id: number }) {
  const whole = useMemo<DocumentDefinition>(
    () => ({
      fieldsOf: (of) => <FieldsPanel target={definition.kind.noun} targetId={of} />,
      lettersOf: (detail) =>
        !isDraft(detail) &&
        detail.side === detail.author && (
          <Suspense>
            <LettersPanel kind={definition.kind} detail={detail} />
          </Suspense>
        ),
      talkOf: (threadId) => <ThreadPanel id={threadId} />,
      ...definition,
    }),
    [definition],
  )
  return <DocumentPage key={id} definition={whole} id={id} />
}
