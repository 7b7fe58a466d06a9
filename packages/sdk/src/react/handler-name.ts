/** `tsumugi-load-error` -> `onLoadError` */
export function handlerName(type: string): string {
  return type.replace(/^tsumugi/, 'on').replaceAll(/-./g, (joint) => joint.charAt(1).toUpperCase())
}
