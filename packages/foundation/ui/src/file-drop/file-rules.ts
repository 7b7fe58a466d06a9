/** What a drop takes: extensions without dot, bytes of one file, how many. */
export interface FileRules {
  kinds?: readonly string[]
  maxSize?: number
  maxCount?: number
}

export interface Refusal {
  file: File
  why: 'kind' | 'size' | 'count'
}

/** Sorts files into those the rules let in and those they do not; `present` counts the files already there. */
export function sortFiles(files: readonly File[], rules: FileRules, present = 0) {
  const taken: File[] = []
  const refused: Refusal[] = []
  for (const file of files) {
    if (rules.kinds && !rules.kinds.includes(kindOf(file))) refused.push({ file, why: 'kind' })
    else if (rules.maxSize !== undefined && file.size > rules.maxSize) refused.push({ file, why: 'size' })
    else if (rules.maxCount !== undefined && present + taken.length >= rules.maxCount) {
      refused.push({ file, why: 'count' })
    } else taken.push(file)
  }
  return { taken, refused }
}

/** The extension in lower case, one spelling per kind: `photo.JPEG` is a `jpg`. */
export function kindOf(file: { name: string; type?: string }): string {
  const extension = /\.(\w+)$/.exec(file.name)?.[1] ?? file.type?.split('/')[1] ?? ''
  return extension.toLowerCase().replace('jpeg', 'jpg').replace('tiff', 'tif')
}

/** Bytes in the largest unit that leaves a figure of 1 or more: `1.2 MB`, `640 KB`. */
export function showSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB']
  let size = bytes
  let unit = 0
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${size >= 10 || unit === 0 ? Math.round(size) : Math.round(size * 10) / 10} ${units[unit]}`
}
