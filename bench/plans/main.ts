import { openBench } from '../server.ts'
import { printTable } from '../table.ts'
import { benchBooking } from './booking.ts'
import { seedWeek } from './seed.ts'
import { benchWeek } from './week.ts'

/** The cost of planning in a company with 200 interviewers and 5,000 interviews a week. */
const bench = await openBench()
try {
  const company = await seedWeek(bench, 200, 5_000)
  printTable([...(await benchWeek(bench, company)), ...(await benchBooking(bench, company))])
} finally {
  await bench.close()
}
