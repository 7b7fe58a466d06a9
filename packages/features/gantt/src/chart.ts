/** The chart alone, for whoever has a plan of another source. */
export { chartPlan } from './chart-model/chart-plan.ts'
export { GanttChart, type GanttChartProps } from './chart/gantt-chart.tsx'
