import { expect, test } from 'vitest'
import { linkIn } from './link.ts'

const link = 'dSg1_ok3Pq-Lm0ZtYv4cRbWn8EhUxJaFi2CyTs7BoGk'
const interviewId = '01932f0c-7b7e-7d4e-9a52-0f4f4b1c2d3e'

test.each([
  [{ userid: link }, link],
  [{ id: link }, link],
  [{ jobseekerChannelId: link, userid: interviewId }, link],
  [{ id: interviewId, userid: interviewId, jobseekerChannelId: interviewId }, null],
  [{ id: `${link}x` }, null],
  [{}, null],
])('%o is read by the link %s', (address, found) => {
  expect(linkIn(address)).toBe(found)
})
