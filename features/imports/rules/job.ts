export type JobState = 'running' | 'done' | 'failed'

/** How often a running job shows that it lives, in milliseconds. */
export const jobPulseMs = 5_000

/**
 * How long a running job may stand still before it counts as ended with its process, in milliseconds.
 *
 * Six pulses: a process that is busy for some seconds is not taken for a dead one.
 */
export const jobSilenceMs = 6 * jobPulseMs

function isJobState(text: string): text is JobState {
  return text === 'running' || text === 'done' || text === 'failed'
}

/** The state of a job at `now`. One that says it runs and has stood still has failed: its process is gone. */
export function jobState(job: { state: string; touchedAt: Date }, now: Date): JobState {
  if (!isJobState(job.state)) return 'failed'
  const isSilent = now.getTime() - job.touchedAt.getTime() > jobSilenceMs
  return job.state === 'running' && isSilent ? 'failed' : job.state
}
