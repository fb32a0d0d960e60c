import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import type { QuestionId } from '../../../domain/survey/questions.ts';
import { BoardQuestion } from './questions/board.tsx';
import { HouseQuestion } from './questions/house.tsx';
import { PaymentQuestion } from './questions/payment.tsx';
import { RoofQuestion } from './questions/roof.tsx';
import { TimingQuestion } from './questions/timing.tsx';
import { UseQuestion } from './questions/use.tsx';
import { WishesQuestion } from './questions/wishes.tsx';

type QuestionProps = {
  readonly shown: QuestionId;
  readonly pricesFrom: string;
  readonly address: ReactNode;
  readonly bill: ReactNode;
  readonly contact: ReactNode;
};

export function Question({ shown, pricesFrom, address, bill, contact }: QuestionProps) {
  switch (shown) {
    case 'address':
      return address;
    case 'house':
      return <HouseQuestion />;
    case 'roof':
      return <RoofQuestion />;
    case 'use':
      return <UseQuestion bill={bill} />;
    case 'board':
      return <BoardQuestion />;
    case 'payment':
      return <PaymentQuestion />;
    case 'wishes':
      return <WishesQuestion />;
    case 'timing':
      return <TimingQuestion pricesFrom={pricesFrom} />;
    case 'contact':
      return contact;
  }
}

export const NEXT_WORDS: Readonly<Record<Exclude<QuestionId, 'contact'>, () => string>> = {
  address: m.survey_address_next,
  house: m.survey_next_roof,
  roof: m.survey_next_use,
  use: m.survey_next_board,
  board: m.survey_next_payment,
  payment: m.survey_next_wishes,
  wishes: m.survey_next_timing,
  timing: m.survey_next_contact,
};

export const BACK_WORDS: Readonly<Record<Exclude<QuestionId, 'address'>, () => string>> = {
  house: m.survey_back_address,
  roof: m.survey_back_house,
  use: m.survey_back_roof,
  board: m.survey_back_use,
  payment: m.survey_back_board,
  wishes: m.survey_back_payment,
  timing: m.survey_back_wishes,
  contact: m.survey_back_timing,
};
