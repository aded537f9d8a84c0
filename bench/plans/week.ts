import { listTakenTimes } from '../../features/meetings/planning/contract/reading.ts'
import type { Bench } from '../server.ts'
import { read } from '../shares/making.ts'
import { quantile, rowOf, timeOf } from '../shares/times.ts'
import type { Row } from '../table.ts'
import { type SeededCompany, weekMs } from './seed.ts'

const asked = 60
const aimMs = 100

/** The week of all interviewers, as the planning page requests it. */
export async function benchWeek(bench: Bench, { interviewers, from }: SeededCompany): Promise<Row[]> {
  const week = { interviewerIds: [...interviewers], from, to: from + weekMs }
  const ask = () => read(bench, listTakenTimes, week, bench.token)
  const found = (await ask()).flatMap(({ times }) => times).length
  for (let turn = 0; turn < 10; turn += 1) await ask()
  const times: number[] = []
  for (let turn = 0; turn < asked; turn += 1) times.push(await timeOf(ask))
  const value = quantile(times, 0.95) / aimMs
  return [
    rowOf(
      `week of ${interviewers.length} interviewers, ${found} interviews; p95 against ${aimMs} ms`,
      times,
      {
        value,
        aim: '≤ 1',
      },
    ),
  ]
}
