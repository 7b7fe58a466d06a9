import { LabelPage } from './label-page.tsx'

/** /s/quality_labelings/:id : blank, to be printed (spec §2, Public or blank pages). */
export function LabelPageScreen({ params }: { params: Readonly<Record<string, string>> }) {
  return (
    <main>
      <LabelPage id={/^[1-9]\d{0,14}$/.test(params.id ?? '') ? Number(params.id) : null} />
    </main>
  )
}
