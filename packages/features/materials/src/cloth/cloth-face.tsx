import { Cloth, type ClothProps } from './cloth.tsx'

interface ClothFaceProps extends ClothProps {
  /** The address of its photograph in 480 pixels; null where there is none. */
  readonly photo: string | null
  /** What the photograph shows; empty beside words that say it. */
  readonly alt?: string
}

/** Cloth as it was photographed, else as it is woven. */
export function ClothFace({ photo, alt = '', ...drawn }: ClothFaceProps) {
  if (photo === null) return <Cloth {...drawn} />
  return <img className="cloth" src={photo} alt={alt} width={480} height={360} loading="lazy" decoding="async" />
}
