import { videoLink } from './video-link.ts'

/** How a file is shown: a player, a frame, an office preview, or as a picture (spec §5). */
export type PreviewKind = 'video' | 'pdf' | 'office' | 'image'

/** A file ending in pdf is shown in a frame, a path ending in office_preview is an office preview (spec §5). */
export function previewKind(address: string): PreviewKind {
  if (videoLink(address)) return 'video'
  const [path = ''] = address.split(/[?#]/)
  if (/pdf$/i.test(path)) return 'pdf'
  if (path.endsWith('office_preview')) return 'office'
  return 'image'
}
