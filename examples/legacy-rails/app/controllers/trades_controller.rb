# frozen_string_literal: true

class TradesController < ApplicationController
  def index
    @trades = Trade.all
  end

  def create
    Trade.add(params.require(:name))
    redirect_to trades_path, status: :see_other, notice: "取引を登録しました"
  end
end
