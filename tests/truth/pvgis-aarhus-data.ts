// PVGIS 5.3 (SARAH3, 2005–2023) for Aarhus: 35° south, building-integrated, 1 kWp c-Si, 14 % loss; recorded response.

export const PVGIS_AARHUS = {
  place: { lat: 56.2, lon: 10.2 },
  slopeDeg: 35,
  azimuthDeg: 0,
  systemLossPercent: 14,
  annualKwh: 968.78,
  monthlyKwh: [
    24.47, 39.29, 85.79, 120.91, 134.17, 133.49, 126.63, 111.5, 90.4, 57.4, 27.06, 17.68,
  ],
} as const;
