// Types alone: the classes behind them are made by the gate only, which is what makes them proof.
export type { ReportFacts, ReportReader, ServiceCaller, Viewer, ViewerFacts } from './proof.ts'
