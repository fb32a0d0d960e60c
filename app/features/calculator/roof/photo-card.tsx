import { useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import type { HouseOnPhoto, PhotoPoint } from '../../../../domain/roof/house-on-photo.ts';
import { Button } from '../../../ui/button.tsx';
import { latePart } from '../../../ui/late-part.tsx';

// With Leaflet in it: for who wants to see the photograph.
const PhotoDrawing = latePart({ load: () => import('./photo-drawing.tsx') });

type PhotoCardProps = {
  readonly place: PhotoPoint;
  readonly around: 'door' | 'area';
  readonly onUse: (house: HouseOnPhoto) => boolean;
};

/** The way to measuring the house from the air. Nothing is fetched before it is asked for. */
export function PhotoCard(props: PhotoCardProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="roof-photo" className="flex flex-col items-start gap-2">
      <h3 id="roof-photo" className="font-semibold">
        {m.roof_photo_title()}
      </h3>
      {isOpen ? (
        <div className="w-full">
          <PhotoDrawing {...props} onLost={() => setOpen(false)} />
        </div>
      ) : (
        <>
          <p className="text-14 text-blaek-600">{m.roof_photo_lead()}</p>
          <Button variant="outlined" size={44} onClick={() => setOpen(true)}>
            {m.roof_photo_open()}
          </Button>
        </>
      )}
    </section>
  );
}
