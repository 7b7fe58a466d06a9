import type { ApprovalFile } from '@tsumugi/contract'

interface Paper {
  readonly name: string
  readonly size: number | null
  readonly url: string
  readonly contentType: string
}

/** A paper beside a document: a picture or a PDF is shown in place, everything else is saved. */
export function approvalFileOf({ name, size, url, contentType }: Paper): ApprovalFile {
  const kind = contentType.startsWith('image/') ? 'image' : contentType === 'application/pdf' ? 'pdf' : 'other'
  return { name, kind, size, url, previewUrl: kind === 'pdf' ? url : null, thumbnailUrl: kind === 'image' ? url : null }
}
