/**
 * Self-sufficiency of four homes netted by the minute [share of use], without and with a battery. Homes: simulated by the minute
 * with richardsonpy (RWTH Aachen, Richardson model, validated against measured British homes), fixed seeds, no electric heating,
 * yearly use of Danish sizes. Sun: 35° south from the light measured each minute at the DTU station, Kgs. Lyngby, 2016.
 * Battery: 2.5 kW at 5 kWh, 5 kW at 10 kWh, round trip 0.92, no standby. Reckoned November 2026.
 * Columns: yearly use [kWh], power [kWp], battery [kWh], netted by the minute, by the hour.
 */
export const MINUTE_HOMES: readonly (readonly [number, number, number, number, number])[] = [
  [2000, 3, 0, 0.2824, 0.3375],
  [2000, 3, 5, 0.7333, 0.7416],
  [2000, 3, 10, 0.7921, 0.7934],
  [2000, 6, 0, 0.3557, 0.4125],
  [2000, 6, 5, 0.8109, 0.8209],
  [2000, 6, 10, 0.8932, 0.8948],
  [2000, 10, 0, 0.4085, 0.4617],
  [2000, 10, 5, 0.8584, 0.8684],
  [2000, 10, 10, 0.9362, 0.9377],
  [3600, 3, 0, 0.2774, 0.322],
  [3600, 3, 5, 0.5913, 0.5977],
  [3600, 3, 10, 0.65, 0.6529],
  [3600, 6, 0, 0.359, 0.4003],
  [3600, 6, 5, 0.7052, 0.7137],
  [3600, 6, 10, 0.7879, 0.79],
  [3600, 10, 0, 0.4131, 0.4512],
  [3600, 10, 5, 0.7601, 0.7706],
  [3600, 10, 10, 0.844, 0.8465],
  [4500, 3, 0, 0.2273, 0.2938],
  [4500, 3, 5, 0.5107, 0.5225],
  [4500, 3, 10, 0.5739, 0.5788],
  [4500, 6, 0, 0.3107, 0.3811],
  [4500, 6, 5, 0.6317, 0.6496],
  [4500, 6, 10, 0.7312, 0.7356],
  [4500, 10, 0, 0.3685, 0.4333],
  [4500, 10, 5, 0.6963, 0.7161],
  [4500, 10, 10, 0.7985, 0.8038],
  [5300, 3, 0, 0.2448, 0.2969],
  [5300, 3, 5, 0.4699, 0.4788],
  [5300, 3, 10, 0.5179, 0.5222],
  [5300, 6, 0, 0.3381, 0.3895],
  [5300, 6, 5, 0.6182, 0.6314],
  [5300, 6, 10, 0.7161, 0.7197],
  [5300, 10, 0, 0.4006, 0.4452],
  [5300, 10, 5, 0.6862, 0.6995],
  [5300, 10, 10, 0.7924, 0.7973],
];

/**
 * Direct use netted by the hour over that netted by the minute, homes without battery: the best estimate and its range from measured
 * homes. REFIT, sixteen British homes (Huber et al. 2020, Energies 13, 5393) from 1 to 10 minutes, times French homes of the
 * JRC (Quoilin 2016) from 15 to 60.
 */
export const HOUR_OVER_MINUTE = { best: 1.13, low: 1.07, high: 1.2 } as const;
