import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, show } from '../../../report/report/web/panel-under-test.tsx'
import { createPositionCode } from '../contract/position-code.ts'
import { messages as words } from '../messages/cn.ts'
import { PositionCode } from './position-code.tsx'

test('the code of a position takes the place and the focus of the button that shows it', async () => {
  answer(createPositionCode, 'data:image/png;base64,AAAA')
  const { user } = show(<PositionCode positionId="p1" name="后端" />, { settings: words })
  await user.click(screen.getByRole('button', { name: '显示二维码' }))
  const code = await screen.findByRole('img')
  expect(document.activeElement?.contains(code)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})
