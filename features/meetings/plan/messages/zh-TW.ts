import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    linkOver: '這個連結已失效，請開啟最近一封信件中的連結，或聯絡招募人員',
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
    wrongAddress: '電子郵件格式不正確',
    unknownInterviewer: '有面試官不存在或已被停用',
    interviewerTaken: '{names} 在這個時間已有面試',
    tooManyPlans: '您對一位候選人最多可以安排 {most, number} 場面試',
    changedMeanwhile: '這場面試剛剛被其他人修改，請重新整理後再試',
    cancelled: '這場面試已取消',
    alreadyHeld: '這場面試已經舉行，不能再修改或取消',
    notInterviewer: '您不是這場面試的面試官',
    interviewOver: '這場面試已經開始，不能再答覆',
    answeredOften: '今天更改答覆的次數過多，請明天再試',
    wrongDay: '日期與開始時間不是同一天',
    wrongWeek: '一次最多檢視 10 天',
  },
  event: { title: '{round} 面試：{candidate}' },
  mail: {
    planned: {
      subject: '{company}面試邀請：{round} · {about}',
      text: '{reader, select, candidate {您好！{company}邀請您參加「{round}」，時間和地點如下，行事曆檔案見附件。} other {{who} 安排了一場面試。行事曆檔案見附件。}}',
      choiceSubject: '{company}面試時間已確認：{round} · {about}',
      choice:
        '{reader, select, candidate {您好！您選定的「{round}」面試時間已確認，無需再次確認。行事曆檔案見附件。} other {候選人選定了這場面試的時間。行事曆檔案見附件。}}',
    },
    changed: {
      subject: '{company}面試有變更：{round} · {about}',
      text: '{reader, select, candidate {您好！{company}修改了「{round}」的安排，最新的時間和地點如下。附件會更新您行事曆裡的安排。} other {{who} 修改了這場面試。附件會更新您行事曆裡的安排。}}',
      choiceSubject: '{company}面試已改期：{round} · {about}',
      choice:
        '{reader, select, candidate {您好！「{round}」面試已改到您新選定的時間，無需再次確認。附件會更新您行事曆裡的安排。} other {候選人把這場面試改到了另一個時間。附件會更新您行事曆裡的安排。}}',
    },
    cancelled: {
      subject: '{company}面試已取消：{round} · {about}',
      text: '{reader, select, candidate {您好！{company}取消了「{round}」面試。附件會把它從您的行事曆移除。} other {{who} 取消了這場面試。附件會把它從您的行事曆移除。}}',
    },
    reminded: {
      subject: '{company}面試即將開始：{round} · {about}',
      text: '{reader, select, candidate {您好！提醒您：「{round}」面試將在一天內開始。} other {提醒：這場面試將在一天內開始。}}',
    },
    ended: {
      subject: '{company}：請填寫 {round} 的面試回饋（{about}）',
      text: '這場面試已經結束，請填寫您的面試回饋。如果面試沒有進行，請在同一頁面選擇「面試未進行」。',
    },
    satisfaction: {
      subject: '{company}：您對「{round}」面試的感受如何？',
      text: '您好！感謝您參加「{round}」面試。您覺得這場面試怎麼樣？',
      readers:
        '{company}安排面試的同事在錄用結果確定之後才會看到，或者只看到五則以上評價的彙總；評價不影響錄用結果。',
      link: '用一分鐘評價這場面試：{link}',
    },
    calendarTitle: '{company}面試：{round} · {about}',
    contact: '聯絡人：{who}',
    position: '職缺：{position}',
    day: '{date}（{weekday}）',
    time: '時間：{day}{from}–{to}（{zone}，{offset}）',
    zones: {
      'Asia/Shanghai': '北京時間',
      'Asia/Taipei': '台北時間',
      'Asia/Hong_Kong': '香港時間',
    },
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
        subject: '{company}：{name} 無法參加 {round} 面試（{candidate}）',
        text: '{name} 無法參加這場面試，請另選面試官或時間。',
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
        subject: '{company}：{name} 的帳號已停用，{count, number} 場面試需要另選面試官',
        text: '{name} 的帳號已停用，無法再主持以下面試，請另選面試官。',
      },
    },
    button: {
      candidate: '確認是否參加',
      settled: '改期或取消',
      feedback: '填寫回饋',
      interviewer: '接受或拒絕',
      satisfaction: '評價這場面試',
    },
    answer: {
      candidate: '請開啟連結，確認是否參加：{link}',
      settled: '如需改期或取消，請開啟：{link}',
      feedback: '請開啟連結，填寫回饋：{link}',
      interviewer: '請開啟連結，接受或拒絕：{link}',
    },
    ownLink: '連結無需登入，僅供您本人使用。',
  },
}
