/**
 * Acts once the press that is under way has ended, else at once. A word that appears as a field is left would move the
 * button beneath the pointer away, and the click would miss it.
 */
export function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) return act()
  const ends = new AbortController()
  const end = () => {
    ends.abort()
    setTimeout(act)
  }
  for (const event of ['mouseup', 'pointercancel', 'dragend']) {
    window.addEventListener(event, end, { capture: true, signal: ends.signal })
  }
}
