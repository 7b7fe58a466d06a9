type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** The click asks for another tab or window, or the link does. */
export function opensElsewhere(
  { metaKey, ctrlKey, shiftKey, altKey }: Keys,
  { target }: Pick<HTMLAnchorElement, 'target'>,
): boolean {
  return metaKey || ctrlKey || shiftKey || altKey || (target !== '' && target !== '_self')
}
