import { ImagePreview } from './image-preview.tsx'

const cloth = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 220"><path fill="${colour}" stroke="#3a332c" stroke-width="3" stroke-linejoin="round" d="M70 20 25 45 10 95 40 105 45 85 45 205 155 205 155 85 160 105 190 95 175 45 130 20C120 38 80 38 70 20Z"/></svg>`,
  )}`

export const demoImages = [
  { src: cloth('#efe9dc'), alt: '生成りの T シャツ、前' },
  { src: cloth('#8fa9c4'), alt: '水色の T シャツ、前' },
  { src: cloth('#a5242a'), alt: '茜色の T シャツ、前' },
]

export function Pictures() {
  return <ImagePreview images={demoImages} initial={1} onClose={() => {}} />
}

export function Single() {
  return <ImagePreview images={demoImages.slice(0, 1)} onClose={() => {}} />
}
