import type { SVGProps } from 'react'

/** A Lucide drawing as its package keeps it: elements and their attributes on a grid of 24. */
interface DrawingData {
  node: readonly (readonly [tag: 'path' | 'circle' | 'rect' | 'line', attributes: { key?: string }])[]
}

/**
 * Draws what Lucide's own component draws, from the same data, in a fifth of its code and without its class names.
 * Builds for pages that are not ours put it in that component's place.
 */
export function drawingOf({ node }: DrawingData) {
  return function Drawing({ size, ...rest }: SVGProps<SVGSVGElement> & { size: number }) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        {node.map(([Tag, { key, ...attributes }], index) => (
          <Tag key={key ?? index} {...attributes} />
        ))}
      </svg>
    )
  }
}
