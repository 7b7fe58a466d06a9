import { StepsView } from './steps-view.tsx'

/** /s/approvals/:id/approval_steps, without header and menu (spec §2, blank pages). */
export function StepsScreen({ params }: { params: Readonly<Record<string, string>> }) {
  return (
    <main className="steps-page">
      <StepsView id={/^\d{1,15}$/.test(params.id ?? '') ? Number(params.id) : null} heading="h1" />
    </main>
  )
}
