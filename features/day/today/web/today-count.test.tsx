import { callQuery } from '@candor/call/web/query'
import { wordsOf } from '@candor/testkit/web/words'
import { useQueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, show } from '../../../report/report/web/panel-under-test.tsx'
import { countNotices } from '../../notices/contract.ts'
import { countToday } from '../contract.ts'
import { TodayCount } from './today-count.tsx'

const words = await wordsOf('en', 'today')

/** Brings news as the bell does. */
function News({ newest }: { newest: string }) {
  const queries = useQueryClient()
  return (
    <button
      type="button"
      onClick={() => queries.setQueryData(callQuery(countNotices, {}).queryKey, { unread: 1, newest })}
    >
      {newest}
    </button>
  )
}

test('the count is read anew with a notice that comes, and stays as it is without a new notice', async () => {
  const user = userEvent.setup()
  answer(countToday, { count: 3, isMore: false })
  show(
    <>
      <TodayCount />
      <News newest="first" />
      <News newest="second" />
    </>,
    words,
  )
  await screen.findByText('3')
  await user.click(screen.getByText('first'))
  answer(countToday, { count: 4, isMore: false })
  await user.click(screen.getByText('first'))
  screen.getByText('3')
  await user.click(screen.getByText('second'))
  await screen.findByText('4')
  expect(screen.queryByText('3')).toBeNull()
})
