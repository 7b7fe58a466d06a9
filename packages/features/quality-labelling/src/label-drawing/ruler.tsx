/** Ticks of a tape measure: one per millimetre, longer at five and ten. */
export function Ruler({ millimetres, scale }: { millimetres: number; scale: number }) {
  const ticks = Array.from({ length: Math.floor(millimetres) + 1 }, (_, at) => at)
  const length = (at: number) => (at % 10 === 0 ? 2.4 : at % 5 === 0 ? 1.6 : 0.9)
  return (
    <svg
      className="ruler"
      aria-hidden="true"
      viewBox={`0 0 6 ${millimetres}`}
      width={`${6 * scale}mm`}
      height={`${millimetres * scale}mm`}
    >
      <path d={ticks.map((at) => `M6 ${at}h-${length(at)}`).join('')} stroke="currentColor" strokeWidth={0.18} />
      {ticks
        .filter((at) => at % 10 === 0)
        .map((at) => (
          <text key={at} x={3} y={at + 0.8} fontSize={2.1} textAnchor="end" fill="currentColor">
            {at}
          </text>
        ))}
    </svg>
  )
}
