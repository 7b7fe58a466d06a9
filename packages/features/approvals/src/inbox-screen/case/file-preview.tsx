export { ImagePreview } from '@tsumugi/ui'
