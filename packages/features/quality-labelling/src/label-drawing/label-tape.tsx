import {
  careSymbolShape,
  labelFaces,
  layoutLabel,
  symbolBoard,
  type CareEdition,
  type LabelMark,
  type LabelPrint,
  type LabelTape as Tape,
  type Locale,
} from '@tsumugi/domain'
import { useMemo } from 'react'

export interface LabelTapeProps {
  print: LabelPrint
  /** The language of the tape, not of the page. */
  locale: Locale
  tape: Tape
  /** Read out in place of the drawing. */
  name: string
  /** 1 is the true size in millimetres. */
  scale?: number
}

/** The label as it will be printed, in one language: the drawing that PDF and SVG are made of too. */
export function LabelTape({ print, locale, tape, name, scale = 1 }: LabelTapeProps) {
  const { width, height, marks } = useMemo(() => layoutLabel(print, locale, tape), [print, locale, tape])
  return (
    <svg
      className="label-tape"
      role="img"
      aria-label={name}
      lang={locale}
      viewBox={`0 0 ${width} ${height}`}
      width={`${width * scale}mm`}
      height={`${height * scale}mm`}
      fontFamily={labelFaces[locale]}
    >
      {marks.map((mark, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Marks have no identity beside their place in the drawing.
        <Mark key={at} mark={mark} edition={print.edition} />
      ))}
    </svg>
  )
}

function Mark({ mark, edition }: { mark: LabelMark; edition: CareEdition }) {
  if (mark.kind === 'line') {
    const { x1, y1, x2, y2, dashed } = mark
    return (
      <path
        d={`M${x1} ${y1}L${x2} ${y2}`}
        stroke="currentColor"
        strokeWidth={0.12}
        strokeDasharray={dashed ? '0.8 0.6' : undefined}
      />
    )
  }
  if (mark.kind === 'text') {
    const { x, y, size, text, anchor, bold } = mark
    return (
      <text x={x} y={y} fontSize={size} textAnchor={anchor} fontWeight={bold ? 700 : 400} fill="currentColor">
        {text}
      </text>
    )
  }
  const shape = careSymbolShape(mark.code, edition)
  if (!shape) return null
  return (
    <g
      transform={`translate(${mark.x} ${mark.y}) scale(${mark.side / symbolBoard.size})`}
      fill="none"
      stroke="currentColor"
      strokeWidth={symbolBoard.line}
    >
      <path d={shape.lines} />
      {shape.figures && <path d={shape.figures} strokeWidth={symbolBoard.figure} strokeLinejoin="round" />}
      {shape.dots && <path d={shape.dots} fill="currentColor" stroke="none" />}
    </g>
  )
}
