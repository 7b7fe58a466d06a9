import type { PanelProps } from '@tsumugi/records'
import { ClothPreview } from '../cloth-preview.tsx'
import { ClothPhotos } from './cloth-photos.tsx'

/** What stands beside the fields of a cloth: how it will stand on the wall, and its photographs once it is saved. */
export function ClothPanels(props: PanelProps) {
  const { record } = props
  return (
    <div>
      <ClothPreview {...props} />
      {record && <ClothPhotos id={record.id} colors={record.colors as { no: string; name: string }[]} />}
    </div>
  )
}
