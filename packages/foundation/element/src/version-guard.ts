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
  const version = (defined as { sdkVersion?: string }).sdkVersion
  if (version !== undefined && major(version) === major(ignored)) return
  const detail: VersionConflict = { tag, defined: version, ignored }
  const event = new CustomEvent('tsumugi-version-conflict', { detail, cancelable: true })
  if (!document.dispatchEvent(event)) return
  // oxlint-disable-next-line no-console -- the page's developer is the one who can remove the second script
  console.warn(
    `<${tag}> is already defined by version ${version ?? 'unknown'}; version ${ignored} was ignored. ` +
      'Load one major version of the SDK per page.',
  )
}

function major(version: string): string | undefined {
  return version.split('.')[0]
}
