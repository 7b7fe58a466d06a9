import { useStyles } from '../styles/style-root.ts'
import css from './colour-well.css?inline'

export interface ColourWellProps {
  /** `#rrggbb` */
  value: string
  onChange(hex: string): void
  'aria-label': string
}

/** A colour by itself, picked with the browser's own picker: beside the name that it bears. */
export function ColourWell({ onChange, ...rest }: ColourWellProps) {
  useStyles(css)
  return <input {...rest} type="color" className="colour-well" onChange={(event) => onChange(event.target.value)} />
}
