import { useStyles } from '../styles/style-root.ts'
import css from './avatar.css?inline'

export interface AvatarProps {
  name: string
  size?: 24 | 32
  /** A company: square, where a person is round. */
  group?: boolean
  hue?: 'indigo' | 'gold' | 'bamboo' | 'madder' | 'theirs' | 'plain'
  image?: string
  /** Read out the name; leave it off where the name stands beside it. */
  named?: boolean
}

/** The first letter of a name, or a picture. */
export function Avatar({ name, size = 24, group, hue = 'indigo', image, named }: AvatarProps) {
  useStyles(css)
  return (
    <span
      className={group ? 'avatar is-group' : 'avatar'}
      data-size={size}
      data-hue={hue}
      {...(named ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true })}
    >
      {image ? <img src={image} alt="" /> : firstLetter(name)}
    </span>
  )
}

/** The first letter that says something: company forms such as 株式会社 are passed over. */
export function firstLetter(name: string): string {
  const [letter = ''] = name.replace(/^(株式会社|有限会社|合同会社|\(株\)|（株）)\s*/, '').trim()
  return letter.toUpperCase()
}
