export {
  allowedThumbnailSize,
  defaultThumbnailSize,
  type ThumbnailSize,
  thumbnailSizeFor,
  thumbnailSizes,
} from './thumbnail-size.ts'
export { videoLink, type VideoLink } from './video-link.ts'
export { previewKind, type PreviewKind } from './preview-kind.ts'
