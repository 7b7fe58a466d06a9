import { recruitments, type RecruitmentDetail } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import type { PageAddress } from '@tsumugi/records'
import { Button, TextArea } from '@tsumugi/ui'
import { useState } from 'react'
import { matchingTexts } from '../words/matching-texts.ts'
import { RecruitmentFrame } from './recruitment-frame.tsx'

/** /matching-console/client/recruitments/:recruitmentId/comments: questions of all suppliers, answered for all. */
export function QuestionsScreen({ params }: Pick<PageAddress, 'params'>) {
  return (
    <RecruitmentFrame id={Number(params.recruitmentId)} page="questions">
      {(recruitment) => <Questions recruitment={recruitment} />}
    </RecruitmentFrame>
  )
}

function Questions({ recruitment }: { readonly recruitment: RecruitmentDetail }) {
  const t = useText(matchingTexts)
  const { questions } = recruitment
  return (
    <div className="matching-parts">
      <p className="soft">{t('answersForAll')}</p>
      {questions.length === 0 && <p>{t('noQuestions')}</p>}
      {questions.map((question) => (
        <Question key={question.id} recruitmentId={recruitment.id} question={question} />
      ))}
      <Note recruitmentId={recruitment.id} />
    </div>
  )
}

interface QuestionProps {
  readonly recruitmentId: number
  readonly question: RecruitmentDetail['questions'][number]
}

function Question({ recruitmentId, question }: QuestionProps) {
  const t = useText(matchingTexts)
  const answer = useChange(recruitments.answer)
  const [text, type] = useState(question.answer ?? '')
  const send = () =>
    void answer({ id: recruitmentId, questionId: question.id, body: { question: { answer: text.trim() } } })
  return (
    <section className="matching-panel">
      <h2>{question.question}</h2>
      <p className="small soft">
        {question.asker ? t('askedBy', { name: question.asker.name }) : t('askedByUs')}{' '}
        {question.answeredAt && t('answeredOn', { day: formatDate(question.answeredAt) })}
      </p>
      <TextArea label={t('answer')} value={text} onChange={type} maxLength={4000} />
      <Button
        type={question.answer === null ? 'primary' : 'secondary'}
        disabled={!text.trim() || text === question.answer}
        onClick={send}
      >
        {t('answerForAll')}
      </Button>
    </section>
  )
}

function Note({ recruitmentId }: { readonly recruitmentId: number }) {
  const t = useText(matchingTexts)
  const note = useChange(recruitments.note)
  const [question, ask] = useState('')
  const [answer, type] = useState('')
  async function send() {
    await note({ id: recruitmentId, body: { question: { question: question.trim(), answer: answer.trim() } } })
    ask('')
    type('')
  }
  return (
    <section className="matching-panel">
      <h2>{t('addNote')}</h2>
      <p className="small soft">{t('addNoteText')}</p>
      <TextArea label={t('question')} value={question} onChange={ask} rows={2} maxLength={1000} />
      <TextArea label={t('answer')} value={answer} onChange={type} maxLength={4000} />
      <Button disabled={!question.trim() || !answer.trim()} onClick={() => void send()}>
        {t('tellAll')}
      </Button>
    </section>
  )
}
