import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    linkOver: '這個連結無效或已失效，請使用最近發給您的連結',
    tooManyTries: '嘗試次數過多，請在 {minutes, number} 分鐘後再試',
    planCancelled: '公司已取消這場面試',
    endBeforeStart: '結束時間必須晚於開始時間',
    timeOver: '這個時間已經過去',
    tooLong: '一場面試最長 12 小時',
    tooFarAhead: '時間最多可以安排到一年之後',
    unknownZone: '沒有這個時區',
    unknownRound: '這個職位沒有這一輪面試',
    roundNameMissing: '請填寫面試輪次',
    noLink: '請填寫以 http:// 或 https:// 開頭的會議連結',
    placeMissing: '請填寫面試地點',
    noMeetingServer: '尚未設定會議伺服器，請選擇其他面試方式',
    wrongAddress: '電子郵箱格式不正確',
    unknownInterviewer: '有面試官不存在或已被凍結',
    interviewerTaken: '{names} 在這個時間已有面試',
    tooManyPlans: '您對一位候選人最多可以安排 {most, number} 場面試',
    changedMeanwhile: '這場面試剛剛被其他人修改，請重新整理後再試',
    cancelled: '這場面試已取消',
    notInterviewer: '您不是這場面試的面試官',
    interviewOver: '這場面試已經開始，不能再答覆',
    answeredOften: '今天更改答覆的次數過多，請明天再試',
    wrongDay: '日期與開始時間不是同一天',
    wrongWeek: '一次最多檢視 10 天',
  },
  event: { title: '{round} 面試：{candidate}' },
  mail: {
    planned: {
      subject: '{company}：{round} 面試安排（{about}）',
      text: '{who} 安排了一場面試。行事曆檔案見附件。',
      choice: '{choiceFor, select, candidate {您} other {候選人}}選定了這場面試的時間。行事曆檔案見附件。',
    },
    changed: {
      subject: '{company}：{round} 面試有變更（{about}）',
      text: '{who} 修改了這場面試。附件會更新您行事曆裡的安排。',
      choice:
        '{choiceFor, select, candidate {您} other {候選人}}把這場面試改到了另一個時間。附件會更新您行事曆裡的安排。',
    },
    cancelled: {
      subject: '{company}：{round} 面試已取消（{about}）',
      text: '{who} 取消了這場面試。附件會把它從您的行事曆移除。',
    },
    reminded: {
      subject: '{company}：即將開始的 {round} 面試（{about}）',
      text: '提醒：這場面試將在一天內開始。',
    },
    ended: {
      subject: '{company}：請填寫 {round} 的面試回饋（{about}）',
      text: '這場面試已經結束，請填寫您的面試回饋。未進行的話，也請在報告中標記。',
    },
    satisfaction: {
      subject: '{company}：您對「{round}」面試的感受如何？',
      text: '感謝您參加「{round}」面試。您覺得這場面試怎麼樣？您的回答由安排面試的人查看。',
      link: '透過此連結用一分鐘回答。連結僅供您本人使用，無需帳號：{link}',
    },
    position: '職位：{position}',
    time: '時間：{from} 至 {to}（{zone}，{offset}）',
    interviewers: '面試官：{names}',
    place: '地點：{place}',
    link: '會議連結：{link}',
    password: '會議密碼：{password}',
    info: '其他資訊：{info}',
    reason: '原因：{reason}',
    report: '候選人報告：{link}',
    news: {
      interview: '{candidate}，{round}',
      more: '另有 {count, number} 場面試。',
      interviewerRefused: {
        subject: '{company}：{name} 拒絕了 {round} 面試（{candidate}）',
        text: '{name} 拒絕了這場面試，請另選面試官或時間。',
      },
      candidateRefused: {
        subject: '{company}：候選人無法參加 {round} 面試（{candidate}）',
        text: '候選人無法參加這場面試，需要另定時間。',
      },
      candidateCancelled: {
        subject: '{company}：候選人取消了 {round} 面試（{candidate}）',
        text: '候選人取消了已確認的面試。',
      },
      interviewerFrozen: {
        subject: '{company}：{name} 的帳號已凍結，{count, number} 場面試需要另選面試官',
        text: '{name} 的帳號已凍結，無法再主持以下面試，請另選面試官。',
      },
    },
    answer: {
      candidate: '請透過這個連結確認是否參加，不需要登入，連結只屬於您：{link}',
      feedback: '請透過這個連結填寫回饋，不需要登入，連結只屬於您：{link}',
      interviewer: '請透過這個連結接受或拒絕，不需要登入，連結只屬於您：{link}',
    },
  },
}
