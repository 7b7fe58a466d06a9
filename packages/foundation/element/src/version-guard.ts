import type { Tag } from './options.ts'

export interface VersionConflict {
  tag: Tag
  defined: string | undefined
  ignored: string
}

/**
 * A tag can be defined once. A second definition of the same major is ignored in silence; another major
 * sends a cancelable `tsumugi-version-conflict` from the document, and warns unless that is prevented.
 */
export function reportConflict(tag: Tag, defined: CustomElementConstructor, ignored: string): void {
  const version = versionOf(defined)
  if (isSameMajor(defined, ignored)) return
  const detail: VersionConflict = { tag, defined: version, ignored }
  const event = new CustomEvent('tsumugi-version-conflict', { detail, cancelable: true })
  if (!document.dispatchEvent(event)) return
  // oxlint-disable-next-line no-console -- the page's developer is the one who can remove the second script
  console.warn(
    `<${tag}> is already defined by version ${version ?? 'unknown'}; version ${ignored} was ignored. ` +
      'Load one major version of the SDK per page.',
  )
}

/** Whether what defined a tag and what would define it again may stand for each other. */
export function isSameMajor(defined: CustomElementConstructor, version: string): boolean {
  return versionOf(defined) !== undefined && major(versionOf(defined)!) === major(version)
}

const versionOf = (defined: CustomElementConstructor) => (defined as { sdkVersion?: string }).sdkVersion

function major(version: string): string | undefined {
  return version.split('.')[0]
}
