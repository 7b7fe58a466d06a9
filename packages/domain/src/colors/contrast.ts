/** The luminance of a colour `#rrggbb`, 0 to 1 (WCAG 2.2, relative luminance). */
export function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Whether white text reads better on it than black. */
export const wantsWhite = (hex: string): boolean => contrastOf(hex, '#ffffff') >= contrastOf(hex, '#000000')

/** White or black, whichever reads better on a colour: one of them always has a contrast of 4.5 or more. */
export const textOn = (hex: string): '#ffffff' | '#000000' => (wantsWhite(hex) ? '#ffffff' : '#000000')
