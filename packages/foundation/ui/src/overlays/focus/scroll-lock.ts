/** Keeps the page behind a modal still. Answers the way back to what the page had set before. */
export function lockScroll(): () => void {
  const root = document.documentElement
  const before = { overflow: root.style.overflow, gutter: root.style.scrollbarGutter }
  // Without the gutter the page would jump sideways by the width of its scrollbar.
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  root.style.overflow = 'hidden'
  return () => {
    root.style.overflow = before.overflow
    root.style.scrollbarGutter = before.gutter
  }
}
