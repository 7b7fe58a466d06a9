import { LabelPage } from './label-page.tsx'

/** `<tsumugi-quality-label label-id>` */
export function LabelWidget({ labelId }: { labelId?: number | null }) {
  return <LabelPage id={labelId ?? null} />
}
